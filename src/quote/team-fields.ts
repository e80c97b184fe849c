import type corporate from "content:corporate";

/** The names of the form's fields. */
export const teamFields = {
	people: "people",
	minutes: "minutes",
	snacks: "snacks",
} as const;

/** The value of the snacks switch when it is on. */
export const withSnacks = "yes";

export type Team = (typeof corporate)["calculator"]["start"];

/** The team in the form; what the visitor has not touched is as at the start. */
export function readTeam(params: URLSearchParams, start: Team): Team {
	const snacks = params.get(teamFields.snacks);
	return {
		people: Number(params.get(teamFields.people) ?? start.people),
		minutes: Number(params.get(teamFields.minutes) ?? start.minutes),
		hasSnacks: snacks === null ? start.hasSnacks : snacks === withSnacks,
	};
}

export function teamValues({ people, minutes, hasSnacks }: Team) {
	return {
		[teamFields.people]: String(people),
		[teamFields.minutes]: String(minutes),
		[teamFields.snacks]: hasSnacks ? withSnacks : "no",
	};
}
