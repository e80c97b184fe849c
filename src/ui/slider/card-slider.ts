import { createSlider } from "./slider.ts";

export function enhance(element: HTMLElement): void {
	const track = element.querySelector<HTMLElement>("[data-track]");
	if (!track) return;
	const slider = createSlider(track);
	for (const button of element.querySelectorAll<HTMLElement>("[data-step]"))
		button.addEventListener("click", () =>
			slider.step(button.dataset.step === "1" ? 1 : -1),
		);
}
