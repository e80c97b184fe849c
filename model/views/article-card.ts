import { articlePath } from "#articles/list/article-paths.ts";
import { storedPictureMinWidthPx } from "#lib/stored-picture.ts";
import type { Article, Content } from "../files.ts";
import { pictureUses } from "../pictures/picture-uses.ts";
import type { Images } from "../pictures/pictures.ts";
import { storedPictureView } from "../pictures/stored-picture.ts";

export function articleCard(
	content: Content,
	images: Images,
	{ slug, title, excerpt, category, date, photo }: Article,
) {
	return {
		href: articlePath(category, slug),
		title,
		excerpt,
		category: content.pages.fitnessTips.categories[category].name,
		date,
		photo: articlePhoto(images, photo, "card", storedPictureMinWidthPx),
		fallbackPhoto: fallbackPhoto(content, images),
	};
}

export function articlePhoto(
	images: Images,
	photo: Article["photo"],
	use: "card" | "articleHead",
	storedWidthPx: number,
) {
	return "address" in photo
		? storedPictureView(photo, storedWidthPx, pictureUses[use].aspect)
		: images.request(photo, pictureUses[use]);
}

/**
 * Returns the picture that pages show if an article's or event's picture fails to load (IMG-04).
 */
export function fallbackPhoto(
	{ pages }: Content,
	images: Images,
	use: "card" | "articleHead" = "card",
) {
	return images.request(pages.fitnessTips.fallbackPhoto, pictureUses[use]);
}
