import { formUrl } from "#model/edit/field-locations.ts";
import type { Field } from "#model/edit/form.ts";
import { optionSources } from "./option-sources.ts";

export function NewOptionLink({ kind }: Pick<Field, "kind">) {
	const source = optionSources[kind];
	if (!source?.linkText) return null;
	return <a href={formUrl(source.file, source.path)}>{source.linkText}</a>;
}
