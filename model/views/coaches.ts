import type { Content } from "../files.ts";
import { pictureUses } from "../pictures/picture-uses.ts";
import type { PicturePipeline } from "../pictures/pictures.ts";
import { initials } from "./initials.ts";

type Coach = Content["coaches"][string];

/** A way to reach a coach elsewhere; only those that the coach has. */
export type CoachLink = {
	platform: "Instagram" | "Facebook" | "X";
	url: string;
};

/** Where a coach's full bio is: the id of its dialog, and the anchor of the about page that opens it. */
function coachDialogId(id: string): string {
	return `coach-${id}`;
}

/** The coaches with all that the about page tells about them (ENT-07). */
export function coachProfiles({ coaches }: Content, pipeline: PicturePipeline) {
	return Object.entries(coaches).map(([id, coach]) => ({
		id,
		dialogId: coachDialogId(id),
		name: coach.name,
		role: coach.role,
		bio: coach.bio,
		fullBio: coach.fullBio,
		credentials: coach.credentials,
		email: coach.socials.email,
		links: socialLinks(coach),
		portrait: portraitOf(coach, pipeline, pictureUses.portrait),
		dialogPortrait: portraitOf(coach, pipeline, pictureUses.smallPortrait),
	}));
}

/** The same people as personal trainers (C-16). */
export function trainers({ coaches }: Content, pipeline: PicturePipeline) {
	return Object.entries(coaches).map(([id, coach]) => ({
		id,
		name: coach.name,
		role: coach.trainingRole,
		description: coach.description,
		bioAddress: `/about#${coachDialogId(id)}`,
		portrait: portraitOf(coach, pipeline, pictureUses.portrait),
	}));
}

function socialLinks({ socials }: Coach): CoachLink[] {
	const { instagram, facebook, twitter } = socials;
	return [
		...(instagram ? [{ platform: "Instagram" as const, url: instagram }] : []),
		...(facebook ? [{ platform: "Facebook" as const, url: facebook }] : []),
		...(twitter ? [{ platform: "X" as const, url: twitter }] : []),
	];
}

function portraitOf(
	{ name, photo }: Coach,
	pipeline: PicturePipeline,
	use: Parameters<PicturePipeline["picture"]>[1],
) {
	return {
		initials: initials(name),
		picture: photo && pipeline.picture(photo, use),
	};
}
