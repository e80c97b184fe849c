import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { propsAt } from "./island-props.ts";
import { IslandRoot, islandIdPrefix } from "./island-root.tsx";

/**
 * Hydrates an island; rejects when the first render throws. A render error at any time restores the
 * static HTML.
 */
export function hydrateIsland(
	element: HTMLElement,
	// biome-ignore lint/suspicious/noExplicitAny: each island has its own type of props
	Component: ComponentType<any>,
	index: number,
): Promise<void> {
	const props = propsAt(index);
	// Trusted Types forbid innerHTML, so the nodes are cloned.
	const staticNodes = [...element.childNodes].map((node) =>
		node.cloneNode(true),
	);
	const staticFields = fieldsOf(element);
	const staticDialog = element.querySelector("dialog");
	let isHydrated = false;
	let isRerendered = false;
	return new Promise((resolve, reject) => {
		const onHydrated = () => {
			isHydrated = true;
			if (isRerendered) {
				restoreFields(element, staticFields);
				// Reopens a dialog that the visitor had opened before React replaced it.
				const dialog = element.querySelector("dialog");
				if (staticDialog?.open && !dialog?.open) dialog?.showModal();
			}
			resolve();
		};
		// Renders and runs effects in one task, because a click between the two would count twice: in
		// React, and in the replay of stored clicks.
		const root = flushSync(() =>
			hydrateRoot(
				element,
				<IslandRoot onHydrated={onHydrated}>
					<Component {...props} />
				</IslandRoot>,
				{
					identifierPrefix: islandIdPrefix(index),
					// React discards HTML that a translator or an extension has changed, and renders anew.
					onRecoverableError() {
						isRerendered = true;
					},
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

function restoreFields(
	element: HTMLElement,
	staticFields: readonly HTMLInputElement[],
): void {
	for (const [index, field] of fieldsOf(element).entries()) {
		const { value, checked } = staticFields[index] ?? field;
		const isCheckbox = field.type === "checkbox";
		if (field.checked !== checked && (checked || isCheckbox)) field.click();
		if (field.value === value) continue;
		setValue(field, value);
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}
}

/**
 * Uses the prototype's setter, because React ignores values that are set through the input's own.
 */
function setValue(field: HTMLInputElement, value: string): void {
	Object.getOwnPropertyDescriptor(
		HTMLInputElement.prototype,
		"value",
	)?.set?.call(field, value);
}

function showError(element: HTMLElement): void {
	const template = document.getElementById("island-error");
	if (!(template instanceof HTMLTemplateElement)) return;
	element.prepend(template.content.cloneNode(true));
	element
		.querySelector("[data-reload]")
		?.addEventListener("click", () => location.reload());
}
