// Runs one of the checks of hub.mjs: node hub-run.mjs BUNDLE ORIGIN CHECK BYTES
const [, , bundle, origin, name, bytes] = process.argv;
const { checks } = await import(bundle);
console.log(await checks[name](origin, bytes) ?? '');
process.exit();
