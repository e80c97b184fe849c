import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
	type ChoiceRules,
	choiceFields,
	monthsValue,
	readChoices,
	switchedOn,
	withChoices,
} from "#lib/choices.ts";
import { choicesSettleAfter } from "#lib/constants.ts";
import type { Choices } from "#lib/estimate.ts";
import { useQuery } from "#ui/address-query.ts";

/**
 * What is chosen in the form. The inputs keep their own state, so that a choice made before React has run counts; the
 * address says what is chosen at first and follows, so that it can be sent to someone.
 */
export function useChoices(rules: ChoiceRules, anchor: string) {
	const form = useRef<HTMLFormElement>(null);
	const [choices, setChoices] = useState(rules.start);
	/** The visitor's last change. */
	const [changed, setChanged] = useState<Choices>();
	/** The visitor's last change after a pause. */
	const [settled, setSettled] = useState<Choices>();
	const { query, replaceQuery } = useQuery();
	const followedQuery = useRef<string>(undefined);

	useEffect(() => {
		if (!form.current || followedQuery.current === query) return;
		const isFirst = followedQuery.current === undefined;
		followedQuery.current = query;
		const params = new URLSearchParams(query);
		const touched = isFirst ? touchedFields(form.current, rules) : [];
		for (const [name, value] of touched) params.set(name, value);
		const next = readChoices(params, rules);
		fillForm(form.current, next);
		setChoices(next);
		if (touched.length > 0) setChanged(next);
	}, [query, rules]);

	const settle = useEffectEvent((rested: Choices) => {
		setSettled(rested);
		const next = withChoices(query, rested);
		followedQuery.current = next;
		replaceQuery(next, anchor);
	});
	useEffect(() => {
		if (!changed) return;
		const timer = setTimeout(settle, choicesSettleAfter, changed);
		return () => clearTimeout(timer);
	}, [changed]);

	function read() {
		if (!form.current) return;
		const next = readChoices(formParams(form.current), rules);
		setChoices(next);
		setChanged(next);
	}

	return {
		form,
		choices,
		settled,
		/** The form has changed. */
		read,
		/** A button next to the number of sessions was pressed. */
		chooseSessions(sessions: number) {
			if (!form.current) return;
			fillField(form.current, choiceFields.sessions, String(sessions));
			read();
		},
	};
}

/** What the form would send, with the switch spelled out. */
function formParams(form: HTMLFormElement): URLSearchParams {
	const params = new URLSearchParams({ [choiceFields.hasNutrition]: "no" });
	for (const [name, value] of new FormData(form))
		if (typeof value === "string") params.set(name, value);
	return params;
}

/** The fields that are not as they were in the built HTML. */
function touchedFields(
	form: HTMLFormElement,
	{ start }: ChoiceRules,
): [string, string][] {
	const built = fieldValues(start);
	return [...formParams(form)].filter(([name, value]) => built[name] !== value);
}

function fieldValues(choices: Choices): Record<string, string> {
	return {
		[choiceFields.goal]: choices.goal,
		[choiceFields.sessions]: String(choices.sessions),
		[choiceFields.payment]: choices.payment,
		[choiceFields.cardSize]: String(choices.cardSize),
		[choiceFields.packageSize]: String(choices.packageSize),
		[choiceFields.hasNutrition]: choices.hasNutrition ? switchedOn : "no",
		[choiceFields.months]: monthsValue(choices.months),
	};
}

function fillForm(form: HTMLFormElement, choices: Choices): void {
	for (const [name, value] of Object.entries(fieldValues(choices)))
		fillField(form, name, value);
}

function fillField(form: HTMLFormElement, name: string, value: string): void {
	const field = form.elements.namedItem(name);
	if (field instanceof HTMLInputElement && field.type === "checkbox")
		field.checked = value === switchedOn;
	else if (field instanceof HTMLInputElement || field instanceof RadioNodeList)
		field.value = value;
}
