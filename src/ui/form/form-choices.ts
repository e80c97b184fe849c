import { useEffect, useEffectEvent, useRef, useState } from "react";
import { choicesDebounceMs } from "#lib/constants.ts";
import { useQuery } from "../navigation/address-query.ts";

type Values = Readonly<Record<string, string>>;

type Fields<Choices> = {
	read: (params: URLSearchParams) => Choices;
	/** The value of each field; a switch that is off is "no". */
	write: (choices: Choices) => Values;
};

/**
 * The choices of a form with uncontrolled inputs, so that input before hydration counts. With
 * `writeAddress` the URL's query contains the choices, so that they can be shared.
 */
export function useFormChoices<Choices>(
	start: Choices,
	{ read, write }: Fields<Choices>,
	writeAddress?: (choices: Choices) => void,
) {
	const form = useRef<HTMLFormElement>(null);
	const [choices, setChoices] = useState(start);
	const [changed, setChanged] = useState<Choices>();
	/** The last change, after a pause, for announcing. */
	const [settled, setSettled] = useState<Choices>();
	const query = useQuery();
	const followed = useRef<string>(undefined);

	const follow = useEffectEvent(() => {
		const query = writeAddress ? location.search : "";
		if (!form.current || followed.current === query) return;
		const isFirst = followed.current === undefined;
		followed.current = query;
		const params = new URLSearchParams(query);
		const built = write(start);
		const touched = Object.entries(valuesOf(form.current, built)).filter(
			([name, value]) => isFirst && value !== built[name],
		);
		for (const [name, value] of touched) params.set(name, value);
		const next = read(params);
		for (const [name, value] of Object.entries(write(next)))
			fill(form.current, name, value);
		setChoices(next);
		if (touched.length > 0) setChanged(next);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: what it follows
	useEffect(() => follow(), [query]);

	const settle = useEffectEvent((rested: Choices) => {
		setSettled(rested);
		if (!writeAddress) return;
		writeAddress(rested);
		followed.current = location.search;
	});
	useEffect(() => {
		if (!changed) return;
		const timer = setTimeout(settle, choicesDebounceMs, changed);
		return () => clearTimeout(timer);
	}, [changed]);

	function onChange() {
		if (!form.current) return;
		const values = valuesOf(form.current, write(start));
		const next = read(new URLSearchParams(values));
		setChoices(next);
		setChanged(next);
	}

	return { form, choices, settled, onChange };
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

function fill(form: HTMLFormElement, name: string, value: string): void {
	const field = form.elements.namedItem(name);
	if (field instanceof HTMLInputElement && field.type === "checkbox")
		field.checked = value === field.value;
	else if (field instanceof HTMLInputElement || field instanceof RadioNodeList)
		field.value = value;
}
