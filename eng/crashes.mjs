// Prints the stacks of .NET processes that crashed, from the reports that the runtime left in a folder.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2];
for (const name of readdirSync(folder).filter(n => n.endsWith(".crashreport.json"))) {
  const { payload } = JSON.parse(readFileSync(join(folder, name), "utf8"));
  console.log(`crash of ${payload.process_name}, ${payload.threads.length} threads`);
  for (const thread of payload.threads.filter(t => t.crashed === "true")) {
    for (const frame of thread.stack_frames.slice(0, 60))
      console.log(`   ${frame.method_name ?? frame.unmanaged_name ?? frame.native_image_offset ?? "?"} (${frame.filename ?? frame.native_module ?? "?"})`);
  }
}
