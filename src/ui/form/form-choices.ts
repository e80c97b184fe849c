import { useEffect, useEffectEvent, useRef, useState } from "react";
import { choicesDebounceMs } from "#lib/constants.ts";
import { useQuery } from "../navigation/use-query-param.ts";

type Values = Readonly<Record<string, string>>;

type Fields<Choices> = {
	read: (params: URLSearchParams) => Choices;
	/** Returns the value of each field. A switch that is off has the value "no". */
	write: (choices: Choices) => Values;
};

/**
 * Returns the choices of a form. The form's inputs are uncontrolled, so that choices made before
 * hydration are kept. `writeUrl` writes the choices to the URL's query, so that visitors can share
 * them.
 */
export function useFormChoices<Choices>(
	defaultChoices: Choices,
	{ read, write }: Fields<Choices>,
	writeUrl?: (choices: Choices) => void,
) {
	const form = useRef<HTMLFormElement>(null);
	const [choices, setChoices] = useState(defaultChoices);
	const [changed, setChanged] = useState<Choices>();
	/** Set after a pause, so that screen readers announce only the final choice. */
	const [announced, setAnnounced] = useState<Choices>();
	const query = useQuery();
	const appliedQuery = useRef<string>(undefined);

	const syncFromUrl = useEffectEvent(() => {
		const query = writeUrl ? location.search : "";
		if (!form.current || appliedQuery.current === query) return;
		const isFirstRun = appliedQuery.current === undefined;
		appliedQuery.current = query;
		const params = new URLSearchParams(query);
		const defaults = write(defaultChoices);
		const enteredEarly = Object.entries(
			valuesOf(form.current, defaults),
		).filter(([name, value]) => isFirstRun && value !== defaults[name]);
		for (const [name, value] of enteredEarly) params.set(name, value);
		const next = read(params);
		for (const [name, value] of Object.entries(write(next)))
			setField(form.current, name, value);
		setChoices(next);
		if (enteredEarly.length > 0) setChanged(next);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: `query` only triggers the effect; syncFromUrl reads location.search
	useEffect(() => syncFromUrl(), [query]);

	const applyChange = useEffectEvent((choices: Choices) => {
		setAnnounced(choices);
		if (!writeUrl) return;
		writeUrl(choices);
		appliedQuery.current = location.search;
	});
	useEffect(() => {
		if (!changed) return;
		const timer = setTimeout(applyChange, choicesDebounceMs, changed);
		return () => clearTimeout(timer);
	}, [changed]);

	function handleChange() {
		if (!form.current) return;
		const values = valuesOf(form.current, write(defaultChoices));
		const next = read(new URLSearchParams(values));
		setChoices(next);
		setChanged(next);
	}

	return { form, choices, announced, handleChange };
}

function valuesOf(
	form: HTMLFormElement,
	names: Values,
): Record<string, string> {
	const values = new FormData(form);
	return Object.fromEntries(
		Object.keys(names).map((name) => [name, String(values.get(name) ?? "no")]),
	);
}

function setField(form: HTMLFormElement, name: string, value: string): void {
	const field = form.elements.namedItem(name);
	if (field instanceof HTMLInputElement && field.type === "checkbox")
		field.checked = value === field.value;
	else if (field instanceof HTMLInputElement || field instanceof RadioNodeList)
		field.value = value;
}
