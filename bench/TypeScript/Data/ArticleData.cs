using System.Text;
using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Articles;

/// <summary>Articles of words; of each four, one has chars beyond Latin-1.</summary>
internal static class ArticleData
{
    private static readonly string[][] s_words =
    [
        ["server", "payload", "the", "browser", "of", "a", "version", "and", "tab", "that", "reads", "it", "was", "long-lived", "schema", "is"],
        ["façade", "über", "the", "naïve", "of", "a", "café", "and", "straße", "that", "reads", "it", "was", "señor", "crème", "is"],
        ["serveur", "données", "le", "navigateur", "de", "une", "version", "et", "onglet", "qui", "lit", "elle", "était", "durée", "schéma", "est"],
        ["сервер", "данные", "и", "браузер", "версия", "вкладка", "читает", "схема", "это", "не", "на", "что", "был", "долго", "поле", "имя"],
    ];

    private static readonly string[] s_languages = ["en", "de", "fr", "ru"];

    public static List<Article> Many(int count)
    {
        var random = new Random(5);
        var articles = new List<Article>(count);
        for (var i = 0; i < count; i++)
        {
            var words = s_words[i % s_words.Length];
            articles.Add(new Article
            {
                Id = i,
                Slug = $"{2000 + (i % 27)}/{i:x4}-what-we-learned",
                Title = Text(random, words, 6),
                Author = i % 3 == 0 ? "Grace Hopper" : "Søren Kierkegaard",
                Language = s_languages[i % s_languages.Length],
                Summary = i % 5 == 0 ? null : Text(random, words, 25),
                Body = Text(random, words, 40 + random.Next(320)),
                Tags = [.. Enumerable.Range(0, i % 4).Select(t => words[(i + (t * 5)) % words.Length])],
                PublishedAt = new DateTime(2026, 1, 1, 6, 0, 0, DateTimeKind.Utc).AddMinutes(i * 97),
                Views = random.Next(30000),
            });
        }

        return articles;
    }

    private static string Text(Random random, string[] words, int count)
    {
        var text = new StringBuilder();
        for (var i = 0; i < count; i++)
            text.Append(i == 0 ? "" : i % 12 == 0 ? ". " : " ").Append(words[random.Next(words.Length)]);
        return text.ToString();
    }
}
