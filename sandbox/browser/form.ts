import { find } from "./find.ts";
import { form, runWidget } from "./widget.ts";

const [next] = form.querySelectorAll<HTMLButtonElement>("#next");
next?.addEventListener("click", () => {
	find("#first-step").hidden = true;
	find("#second-step").hidden = false;
});

runWidget();
