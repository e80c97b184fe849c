import type { ContentWithPictures } from "../files.ts";
import { initials } from "./initials.ts";

/** Twice the width at which portraits are drawn, px. */
export const avatarWidth = 88;

export function testimonialView(content: ContentWithPictures, id: string) {
	const person = content.testimonials.people[id];
	if (!person) throw new Error(`testimonials.yaml has no one named ${id}`);
	const { image, ...words } = person;
	return {
		id,
		...words,
		initials: initials(person.name),
		image:
			image &&
			content.pipeline.file({ file: image }, avatarWidth, "jpg", [1, 1]),
	};
}
