import type { Field } from "#model/edit/form.ts";
import { formUrl } from "#model/edit/places.ts";

const links: Partial<Record<Field["kind"], readonly [string, string]>> = {
	author: ["Enter a coach who is not listed", formUrl("coaches.yaml")],
	coach: ["Enter a coach who is not listed", formUrl("coaches.yaml")],
	member: [
		"Enter a member who is not listed",
		formUrl("testimonials.yaml", ["people"]),
	],
};

/** Links to the form that adds an option to a field of this kind, if there is one. */
export function NewOptionLink({ kind }: Pick<Field, "kind">) {
	const [words, address] = links[kind] ?? [];
	return address && <a href={address}>{words}</a>;
}
