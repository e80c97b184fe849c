import { serveProviders, serveSite } from "./serve.ts";

await serveProviders();
await serveSite("secondGym");
await serveSite("published");
await serveSite("site");
console.log("Test servers are ready");
