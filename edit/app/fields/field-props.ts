import type { FieldLocation } from "#model/edit/field-locations.ts";
import type { Field } from "#model/edit/form.ts";

export type FieldProps<Shape extends Field = Field> = {
	place: FieldLocation;
	field: Shape;
	value: unknown;
};

export function hasNestedFields({ kind }: Field): boolean {
	return ["group", "list", "record", "photo", "variants"].includes(kind);
}

export type ControlAttributes = {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": boolean;
};
