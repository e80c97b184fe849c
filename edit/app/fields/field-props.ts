import type { Path } from "#model/edit/change.ts";
import type { Field } from "#model/edit/form.ts";

/** Identifies a value of the content by its file and path. */
export type Place = { file: string; path: Path };

export type FieldProps<Shape extends Field = Field> = {
	place: Place;
	field: Shape;
	value: unknown;
};

export type ControlAttributes = {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": boolean;
};
