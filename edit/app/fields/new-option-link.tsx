import type { Field } from "#model/edit/form.ts";
import { formUrl } from "#model/edit/places.ts";

const links: Partial<Record<Field["kind"], readonly [string, string]>> = {
	author: ["Add a coach", formUrl("coaches.yaml")],
	coach: ["Add a coach", formUrl("coaches.yaml")],
	member: ["Add a member’s words", formUrl("testimonials.yaml", ["people"])],
};

/** Links to the form that adds an option to a field of this kind, if there is one. */
export function NewOptionLink({ kind }: Pick<Field, "kind">) {
	const [words, address] = links[kind] ?? [];
	return address && <a href={address}>{words}</a>;
}
