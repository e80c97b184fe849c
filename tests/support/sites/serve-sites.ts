import { serveProviders, serveSite } from "./serve.ts";

// Serves what the browser tests visit; Playwright starts and stops it.
await serveProviders();
await serveSite("secondGym");
await serveSite("published");
await serveSite("site");
console.log("Test servers are ready");
