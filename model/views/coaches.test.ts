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

test("ENT-07 G-12 a coach has links to exactly the profiles in the content", () => {
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

test("a coach without personal training texts is listed there with role and bio", () => {
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
