import {
	contactMessage,
	findForm,
	id,
	newUuid,
	onSubmit,
	startNoise,
} from "./widget.ts";

const form = findForm();

onSubmit(form, () => [
	{ type: "form:submit", formId: id },
	contactMessage(form, newUuid()),
]);

startNoise();
