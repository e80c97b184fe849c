import { find } from "./find.ts";
import { form, runWidget } from "./widget.ts";

const details = find<HTMLFieldSetElement>("#details");
const times = form.querySelectorAll<HTMLFieldSetElement>("[data-times-of]");

form.addEventListener("change", ({ target }) => {
	if (!(target instanceof HTMLInputElement)) return;
	if (target.name === "day") chooseDay(target);
	if (target.name === "time") chooseTime(target);
});

runWidget();

// A day may have been chosen before this script ran.
const chosenDay = form.querySelector<HTMLInputElement>("[name=day]:checked");
if (chosenDay) chooseDay(chosenDay);

function chooseDay(day: HTMLInputElement): void {
	for (const time of form.querySelectorAll<HTMLInputElement>("[name=time]")) {
		time.checked = false;
	}
	let count = 0;
	for (const group of times) {
		const isOfDay = group.dataset.timesOf === day.value;
		show(group, isOfDay);
		if (isOfDay) count = group.elements.length;
	}
	show(details, false);
	announce(
		count === 0
			? `No times on ${day.dataset.label}. Please choose another day.`
			: `${count} times on ${day.dataset.label}.`,
	);
}

function chooseTime(time: HTMLInputElement): void {
	show(details, true);
	const day = form.querySelector<HTMLInputElement>("[name=day]:checked");
	const choice = `${day?.dataset.label} at ${time.value}`;
	announce(`Your choice: ${choice}.`);
	find("#booked").textContent = choice;
}

/**
 * Shows or hides a group of fields. Disables hidden fields, because a browser does not submit a
 * form that has an invisible required field.
 */
function show(group: HTMLFieldSetElement, isShown: boolean): void {
	group.hidden = !isShown;
	group.disabled = !isShown;
}

function announce(text: string): void {
	find("#choice").textContent = text;
}
