import type { Path } from "#model/edit/change.ts";
import type { Field } from "#model/edit/form.ts";

/** The path of a value. */
export type Place = { file: string; path: Path };

export type FieldProps<Shape extends Field = Field> = {
	place: Place;
	field: Shape;
	value: unknown;
};

/** The props of a control, besides its value. */
export type ControlAttributes = {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": boolean;
};
