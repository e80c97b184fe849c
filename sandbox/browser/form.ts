import {
	contactMessage,
	findForm,
	id,
	onSubmit,
	startNoise,
} from "./widget.ts";

const form = findForm();

onSubmit(form, () => [
	{ type: "form:submit", formId: id },
	contactMessage(form),
]);

startNoise();
