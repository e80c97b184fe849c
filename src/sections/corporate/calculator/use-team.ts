import { useEffect, useRef, useState } from "react";
import { choicesSettleAfter } from "#lib/constants.ts";

/** The names of the form's fields. */
export const teamFields = {
	people: "people",
	minutes: "minutes",
	snacks: "snacks",
} as const;

/** The value of the snacks switch when it is on. */
export const withSnacks = "yes";

export type Team = { people: number; minutes: number; hasSnacks: boolean };

/**
 * What is chosen in the form. The inputs keep their own state, so that a choice made before React has run counts.
 */
export function useTeam(start: Team) {
	const form = useRef<HTMLFormElement>(null);
	const [team, setTeam] = useState(start);
	/** The visitor's last change after a pause: what is read out. */
	const [settled, setSettled] = useState<Team>();

	useEffect(() => {
		if (form.current) setTeam(readTeam(form.current));
	}, []);
	useEffect(() => {
		if (team === start) return;
		const timer = setTimeout(setSettled, choicesSettleAfter, team);
		return () => clearTimeout(timer);
	}, [team, start]);

	function read() {
		if (form.current) setTeam(readTeam(form.current));
	}

	return {
		form,
		team,
		settled,
		/** The form has changed. */
		read,
		/** A button next to the number of people was pressed. */
		choosePeople(people: number) {
			const slider = form.current?.elements.namedItem(teamFields.people);
			if (slider instanceof HTMLInputElement) slider.value = String(people);
			read();
		},
	};
}

function readTeam(form: HTMLFormElement): Team {
	const fields = new FormData(form);
	return {
		people: Number(fields.get(teamFields.people)),
		minutes: Number(fields.get(teamFields.minutes)),
		hasSnacks: fields.get(teamFields.snacks) === withSnacks,
	};
}
