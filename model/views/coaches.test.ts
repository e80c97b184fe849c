import { expect, test } from "vitest";
import { second } from "../../tests/support/gyms.ts";
import type { Content, ContentWithPictures } from "../files.ts";
import { createPicturePipeline } from "../pictures/pictures.ts";
import { coachProfiles, trainers } from "./coaches.ts";

const content = second.content();
const given = {
	...content,
	pipeline: createPicturePipeline(content.images),
};

const withSocials = (
	socials: Content["coaches"][string]["socials"],
): ContentWithPictures => ({
	...given,
	coaches: Object.fromEntries(
		Object.entries(content.coaches).map(([id, coach]) => [
			id,
			{ ...coach, socials },
		]),
	),
});

test("ENT-07 G-12 a coach has a link for each profile that the content names, and no others", () => {
	const [bare] = coachProfiles(withSocials({}));
	expect(bare?.links).toEqual([]);
	expect(bare?.email).toBeUndefined();
	const [one] = coachProfiles(
		withSocials({ twitter: "https://x.com/jo", email: "jo@club.example" }),
	);
	expect(one?.links).toEqual([{ platform: "X", url: "https://x.com/jo" }]);
	expect(one?.email).toBe("jo@club.example");
	const [all] = coachProfiles(
		withSocials({
			facebook: "https://www.facebook.com/jo",
			instagram: "https://www.instagram.com/jo",
		}),
	);
	expect(all?.links.map(({ platform }) => platform)).toEqual([
		"Instagram",
		"Facebook",
	]);
});

test("C-16 the same person has another title as a trainer, and the trainer's card leads to the bio", () => {
	const [profile] = coachProfiles(given);
	const [trainer] = trainers(given);
	expect(trainer?.name).toBe(profile?.name);
	expect([profile?.role, trainer?.role]).toEqual(["Coach", "Bosun"]);
	expect(trainer?.bioAddress).toBe(`/about#${profile?.dialogId}`);
});
