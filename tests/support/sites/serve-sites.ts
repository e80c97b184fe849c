import { serveBuiltSite } from "../../../publish/serve-build.ts";
import { startSandbox } from "../../../sandbox/server.ts";
import { readTimetable } from "../../../sandbox/timetable.ts";
import { builds, frozenGym, ports } from "./sites.ts";

// Serves what the browser tests visit; Playwright starts and stops it.
await startSandbox({
	port: ports.sandbox,
	timetable: readTimetable(frozenGym),
});
await serveBuiltSite({ port: ports.workbench, dir: builds.workbench });
await serveBuiltSite({ port: ports.secondGym, dir: builds.secondGym });
await serveBuiltSite({ port: ports.published, dir: builds.published });
await serveBuiltSite({ port: ports.site, dir: builds.site });
console.log("Test servers are ready");
