import type { Content } from "../files.ts";
import type { Images } from "../pictures/pictures.ts";
import { initials } from "./initials.ts";

/** In px: twice the rendered width of a portrait, for dense screens. */
export const avatarWidth = 88;

export function testimonialView(content: Content, images: Images, id: string) {
	const person = content.testimonials.people[id];
	if (!person) throw new Error(`testimonials.yaml has no one named ${id}`);
	const { image, ...fields } = person;
	return {
		id,
		...fields,
		initials: initials(person.name),
		image: image && images.file({ file: image }, avatarWidth, "jpg", [1, 1]),
	};
}
