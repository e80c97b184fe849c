import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { propsAt } from "./island-props.ts";
import { IslandRoot, islandIdPrefix } from "./island-root.tsx";

/**
 * Hydrates an island. Rejects if the first render throws. Restores the static HTML when any render
 * throws.
 */
export function hydrateIsland(
	element: HTMLElement,
	// biome-ignore lint/suspicious/noExplicitAny: each island has its own type of props
	Component: ComponentType<any>,
	index: number,
): Promise<void> {
	const props = propsAt(index);
	// Clones the nodes to restore them later, because Trusted Types forbid innerHTML.
	const staticNodes = [...element.childNodes].map((node) =>
		node.cloneNode(true),
	);
	const staticFields = fieldsOf(element);
	const staticDialog = element.querySelector("dialog");
	let isHydrated = false;
	return new Promise((resolve, reject) => {
		// If a translator or extension has changed the HTML, React replaces it. So restore the
		// values of the inputs, and open the dialog again.
		const onRendered = () => {
			for (const [index, field] of fieldsOf(element).entries()) {
				const { value, checked } = staticFields[index] ?? field;
				field.value = value;
				field.checked = checked;
			}
			const dialog = element.querySelector("dialog");
			if (staticDialog?.open && !dialog?.open) dialog?.showModal();
		};
		const onHydrated = () => {
			isHydrated = true;
			resolve();
		};
		// Renders and runs effects in one task. A click in between would count twice: React would
		// handle it, and start.ts would replay it.
		const root = flushSync(() =>
			hydrateRoot(
				element,
				<IslandRoot onRendered={onRendered} onHydrated={onHydrated}>
					<Component {...props} />
				</IslandRoot>,
				{
					identifierPrefix: islandIdPrefix(index),
					// Without this callback, React reports changed HTML as an uncaught error.
					onRecoverableError() {},
					onUncaughtError(error) {
						console.error(error);
						// React empties the element after this callback, so restore the nodes later.
						setTimeout(() => {
							root.unmount();
							element.replaceChildren(...staticNodes);
							element.dataset.hydration = "failed";
							if (isHydrated) showError(element);
							reject(error);
						});
					},
				},
			),
		);
	});
}

function fieldsOf(element: HTMLElement): HTMLInputElement[] {
	return [...element.querySelectorAll("input")];
}

function showError(element: HTMLElement): void {
	const template = document.getElementById("island-error");
	if (!(template instanceof HTMLTemplateElement)) return;
	element.prepend(template.content.cloneNode(true));
	element
		.querySelector("[data-reload]")
		?.addEventListener("click", () => location.reload());
}
