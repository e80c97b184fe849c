import type { Field } from "#model/edit/form.ts";
import type { Path } from "#model/text/path.ts";

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
