import type { Field } from "#model/edit/form.ts";
import type { Path } from "#model/text/path.ts";

type OptionSource = {
	file: string;
	path: Path;
	/** The field saves the value of this property of the selected option. */
	value: string;
	/** The list of options shows the value of this property after each option's name. */
	detail?: string;
	/** Text of a link to the list, where the user can add a missing person. */
	linkText?: string;
};

const coaches = {
	file: "coaches.yaml",
	path: [],
	linkText: "Enter a coach who is not listed",
};

/** The lists whose entries are a field's options, keyed by field kind. */
export const optionSources: Partial<Record<Field["kind"], OptionSource>> = {
	author: { ...coaches, value: "name" },
	coach: { ...coaches, value: "key" },
	member: {
		file: "testimonials.yaml",
		path: ["people"],
		value: "key",
		detail: "quote",
		linkText: "Enter a member who is not listed",
	},
	service: { file: "pages/article.yaml", path: ["services"], value: "to" },
};
