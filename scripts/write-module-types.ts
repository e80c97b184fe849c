// The first half of `npm run types`.
import { writeModuleTypes } from "../publish/content/module-types.ts";

writeModuleTypes();
