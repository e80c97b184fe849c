import { useEffect, useEffectEvent, useRef, useState } from "react";
import { choicesSettleAfter } from "#lib/constants.ts";
import { useQuery } from "../navigation/address-query.ts";

type Values = Readonly<Record<string, string>>;

type Fields<Choices> = {
	/** The choices in a query; what is missing or wrong is as at the start. */
	read: (params: URLSearchParams) => Choices;
	/** The value of each field; a switch is "no" when it is off. */
	write: (choices: Choices) => Values;
};

/**
 * What is chosen in a form. The inputs keep their own state, so that a choice made before React has run counts. Where the
 * choices are written into the address, it says what is chosen at first and follows, so that it can be sent to someone.
 */
export function useFormChoices<Choices>(
	start: Choices,
	{ read, write }: Fields<Choices>,
	writeAddress?: (choices: Choices) => void,
) {
	const form = useRef<HTMLFormElement>(null);
	const [choices, setChoices] = useState(start);
	/** The visitor's last change. */
	const [changed, setChanged] = useState<Choices>();
	/** The visitor's last change after a pause: what is read out. */
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
		const timer = setTimeout(settle, choicesSettleAfter, changed);
		return () => clearTimeout(timer);
	}, [changed]);

	/** The form has changed. */
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
