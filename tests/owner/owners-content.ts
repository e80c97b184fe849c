import { readContent } from "../../publish/content/read-content.ts";

export const ownersContent = await readContent("content");
