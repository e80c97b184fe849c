// Adds the pictures to a build that was made with WITHOUT_PICTURES=1. Prints no warnings of the
// content, because the build has printed them.
import { join, resolve } from "node:path";
import { publishPictures } from "../publish/content/encode-pictures.ts";
import { readContent } from "../publish/content/read-content.ts";
import { siteContent, siteSettings } from "../publish/content/site-content.ts";
import { buildDir } from "../publish/serve-build.ts";

const settings = siteSettings(resolve("."));
const content = await readContent(settings.folder, settings.today);
const { images } = siteContent(content, settings);
await publishPictures(images, settings.cache, join(buildDir, "client"));
