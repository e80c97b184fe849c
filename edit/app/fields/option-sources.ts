import type { Field } from "#model/edit/form.ts";
import type { Path } from "#model/text/path.ts";

type OptionSource = {
	file: string;
	path: Path;
	/** The field saves the value of this property of the selected option. */
	valueKey: string;
	/** The list of options shows this property's value after the name of each option. */
	detailKey?: string;
	linkText?: string;
};

const coaches = {
	file: "coaches.yaml",
	path: [],
	linkText: "Enter a coach who is not listed",
};

export const optionSources: Partial<Record<Field["kind"], OptionSource>> = {
	author: { ...coaches, valueKey: "name" },
	coach: { ...coaches, valueKey: "key" },
	member: {
		file: "testimonials.yaml",
		path: ["people"],
		valueKey: "key",
		detailKey: "quote",
		linkText: "Enter a member who is not listed",
	},
	service: { file: "pages/article.yaml", path: ["services"], valueKey: "to" },
};
