import type { Path } from "#model/edit/change.ts";
import type { Field } from "#model/edit/form.ts";

type OptionSource = {
	file: string;
	path: Path;
	/** The property of an option that is saved. */
	value: string;
	/** The words of a link to the list, where someone who is no option yet can be entered. */
	linkText?: string;
};

const coaches = {
	file: "coaches.yaml",
	path: [],
	linkText: "Enter a coach who is not listed",
};

/** By field kind: the list whose entries are the options. */
export const optionSources: Partial<Record<Field["kind"], OptionSource>> = {
	author: { ...coaches, value: "name" },
	coach: { ...coaches, value: "key" },
	member: {
		file: "testimonials.yaml",
		path: ["people"],
		value: "key",
		linkText: "Enter a member who is not listed",
	},
	service: { file: "pages/article.yaml", path: ["services"], value: "to" },
};
