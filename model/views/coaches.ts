import type { Content } from "../files.ts";
import { pictureUses } from "../pictures/picture-uses.ts";
import type { Images, PictureUse } from "../pictures/pictures.ts";
import { initials } from "./initials.ts";

type Coach = Content["coaches"][string];

const platforms = [
	["instagram", "Instagram"],
	["facebook", "Facebook"],
	["twitter", "X"],
] as const;

function coachDialogId(id: string): string {
	return `coach-${id}`;
}

export function coachProfiles({ coaches }: Content, images: Images) {
	return Object.entries(coaches).map(([id, coach]) => ({
		id,
		dialogId: coachDialogId(id),
		name: coach.name,
		role: coach.role,
		bio: coach.bio,
		fullBio: coach.fullBio,
		credentials: coach.credentials,
		email: coach.socials.email,
		links: platforms.flatMap(([field, platform]) => {
			const url = coach.socials[field];
			return url ? [{ platform, url }] : [];
		}),
		portrait: portraitOf(coach, images, pictureUses.portrait),
		dialogPortrait: portraitOf(coach, images, pictureUses.smallPortrait),
	}));
}

export function trainers({ coaches }: Content, images: Images) {
	return Object.entries(coaches).map(([id, coach]) => ({
		id,
		name: coach.name,
		role: coach.trainingRole ?? coach.role,
		description: coach.description ?? coach.bio,
		bioAddress: `/about#${coachDialogId(id)}`,
		portrait: portraitOf(coach, images, pictureUses.portrait),
	}));
}

function portraitOf({ name, photo }: Coach, images: Images, use: PictureUse) {
	return {
		initials: initials(name),
		picture: photo && images.request(photo, use),
	};
}
