import { expect, test } from "vitest";
import { second } from "../../tests/support/gyms.ts";
import type { Content } from "../files.ts";
import { createImages } from "../pictures/pictures.ts";
import { coachProfiles, trainers } from "./coaches.ts";

const content = second.content();
const images = createImages(content.images);

const withSocials = (
	socials: Content["coaches"][string]["socials"],
): Content => ({
	...content,
	coaches: Object.fromEntries(
		Object.entries(content.coaches).map(([id, coach]) => [
			id,
			{ ...coach, socials },
		]),
	),
});

test("ENT-07 G-12 a coach has a link for each profile that the content names, and no others", () => {
	const [bare] = coachProfiles(withSocials({}), images);
	expect(bare?.links).toEqual([]);
	expect(bare?.email).toBeUndefined();
	const [one] = coachProfiles(
		withSocials({ twitter: "https://x.com/jo", email: "jo@club.example" }),
		images,
	);
	expect(one?.links).toEqual([{ platform: "X", url: "https://x.com/jo" }]);
	expect(one?.email).toBe("jo@club.example");
	const [all] = coachProfiles(
		withSocials({
			facebook: "https://www.facebook.com/jo",
			instagram: "https://www.instagram.com/jo",
		}),
		images,
	);
	expect(all?.links.map(({ platform }) => platform)).toEqual([
		"Instagram",
		"Facebook",
	]);
});

test("a coach without texts for personal training has the role and the bio there", () => {
	const coaches = {
		jo: {
			name: "Jo",
			role: "Coach",
			bio: "Lifts.",
			fullBio: [],
			credentials: [],
			socials: {},
		},
	};
	const [trainer] = trainers({ ...content, coaches }, images);
	expect(trainer).toMatchObject({ role: "Coach", description: "Lifts." });
});

test("C-16 the same person has another title as a trainer, and the trainer's card leads to the bio", () => {
	const [profile] = coachProfiles(content, images);
	const [trainer] = trainers(content, images);
	expect(trainer?.name).toBe(profile?.name);
	expect([profile?.role, trainer?.role]).toEqual(["Coach", "Bosun"]);
	expect(trainer?.bioAddress).toBe(`/about#${profile?.dialogId}`);
});
