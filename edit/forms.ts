import { formOf } from "#model/edit/form.ts";
import type { Forms } from "#model/edit/tasks.ts";
import { folders, requiredFiles } from "#model/files.ts";

export const forms: Forms = {
	files: requiredFiles.map(({ path, schema, address }) => ({
		path,
		form: formOf(schema),
		...(address && { address }),
	})),
	folders: Object.values(folders).map(({ path, extension, schema }) => ({
		path,
		extension,
		form: formOf(schema),
	})),
};
