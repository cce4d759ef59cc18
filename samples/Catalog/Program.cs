using ApiCatalog.Commands;

return CatalogCommand.Create().Parse(args).Invoke();
