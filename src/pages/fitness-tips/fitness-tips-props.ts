import type { Content } from "#model/files.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { categoryIds } from "#model/schema/article.ts";
import { articleCard } from "#model/views/article-card.ts";

export type FitnessTipsPageProps = ReturnType<typeof fitnessTipsPageProps>;

export function fitnessTipsPageProps(content: Content, images: Images) {
	const labels = content.pages.fitnessTips;
	return {
		labels,
		tabs: categoryIds.map((id) => ({
			id,
			name: labels.categories[id].name,
			cards: content.articles
				.filter(({ category }) => category === id)
				.map((article) => articleCard(content, images, article)),
		})),
	};
}
