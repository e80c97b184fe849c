export type Team = { people: number; minutes: number; hasSnacks: boolean };

export function readTeam(params: URLSearchParams, start: Team): Team {
	const snacks = params.get("snacks");
	return {
		people: Number(params.get("people") ?? start.people),
		minutes: Number(params.get("minutes") ?? start.minutes),
		hasSnacks: snacks === null ? start.hasSnacks : snacks === "yes",
	};
}

export function teamValues({ people, minutes, hasSnacks }: Team) {
	return {
		people: String(people),
		minutes: String(minutes),
		snacks: hasSnacks ? "yes" : "no",
	};
}
