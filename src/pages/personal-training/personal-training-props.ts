import { interpolate } from "#lib/interpolate.ts";
import type { Content } from "#model/files.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { trainers } from "#model/views/coaches.ts";
import { pageWithHeroView } from "#model/views/page-parts.ts";
import { personalTrainingPlan, prepaidPackages } from "#model/views/plans.ts";

export type PersonalTrainingPageProps = ReturnType<
	typeof personalTrainingPageProps
>;

export function personalTrainingPageProps(content: Content, images: Images) {
	const page = content.pages.personalTraining;
	const { details } = page;
	return {
		...page,
		...pageWithHeroView(content, images, page),
		coaches: { ...page.coaches, list: trainers(content, images) },
		details: {
			title: details.title,
			rows: [
				...details.rows,
				...prepaidPackages(content).map(({ sessions, price, ...figures }) => ({
					name: interpolate(details.package.name, { count: String(sessions) }),
					value: `${price} (${interpolate(details.package.each, figures)}, ${interpolate(details.package.saves, figures)})`,
				})),
			],
		},
		plan: { ...personalTrainingPlan(content), highlighted: true },
	};
}
