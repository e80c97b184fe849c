import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { ZodType, z } from "zod";
import type { RichText } from "../lib/rich-text.ts";
import { ContentError, type ContentProblem } from "./content-error.ts";
import {
	type ContentFile,
	checkContent,
	parseContentFile,
} from "./content-file.ts";
import { collectFacts, type Facts } from "./facts.ts";
import { fillFacts } from "./fill-facts.ts";
import { type ImageMaster, readImageMasters } from "./image-masters.ts";
import { brokenItinerary } from "./itinerary-rules.ts";
import { deadLinks, knownPaths } from "./links.ts";
import { parseMarkdown } from "./markdown.ts";
import {
	foreignPictures,
	missingPictures,
	strangePictures,
	unknownMember,
	unknownServices,
	unknownTestimonials,
} from "./references.ts";
import { brokenClasses, brokenClassParts } from "./schedule-rules.ts";
import { aboutPage } from "./schema/about-page.ts";
import { articleFrontMatter } from "./schema/article.ts";
import { articlePage } from "./schema/article-page.ts";
import { coaches } from "./schema/coaches.ts";
import { contactPage } from "./schema/contact-page.ts";
import { corporatePage } from "./schema/corporate-page.ts";
import { dialogs } from "./schema/dialogs.ts";
import { fitnessTipsPage } from "./schema/fitness-tips-page.ts";
import { galleryWords } from "./schema/gallery.ts";
import { groupClassesPage } from "./schema/group-classes-page.ts";
import { integrations } from "./schema/integrations.ts";
import { legalPage } from "./schema/legal-page.ts";
import { navigation } from "./schema/navigation.ts";
import { nutritionCoachingPage } from "./schema/nutrition-coaching-page.ts";
import { openGymPage } from "./schema/open-gym-page.ts";
import { openNowWords } from "./schema/open-now.ts";
import { errorPage, homePage, notFoundPage } from "./schema/pages.ts";
import { personalTrainingPage } from "./schema/personal-training-page.ts";
import { policies } from "./schema/policies.ts";
import { pricing } from "./schema/pricing.ts";
import { pricingPage } from "./schema/pricing-page.ts";
import { privacyChoice } from "./schema/privacy-choice.ts";
import { programsPage } from "./schema/programs-page.ts";
import { prolabsPage } from "./schema/prolabs-page.ts";
import { schedule } from "./schema/schedule.ts";
import { schedulePage } from "./schema/schedule-page.ts";
import { site } from "./schema/site.ts";
import { testimonials } from "./schema/testimonials.ts";
import {
	thankYouCorporatePage,
	thankYouFreeClassPage,
	thankYouIntroCallPage,
	thankYouProlabsPage,
	thankYouWords,
} from "./schema/thank-you-pages.ts";

/** Facts are made of these, and the texts of all files may quote facts: these are checked first. */
const factSchemas: ReadonlyMap<string, ZodType> = new Map<string, ZodType>([
	["site.yaml", site],
	["policies.yaml", policies],
	["pricing.yaml", pricing],
	["schedule.yaml", schedule],
]);

/** What each file has to hold, by its path in the folder. */
export const schemas: ReadonlyMap<string, ZodType> = new Map<string, ZodType>([
	...factSchemas,
	["integrations.yaml", integrations],
	["navigation.yaml", navigation],
	["dialogs.yaml", dialogs],
	["coaches.yaml", coaches],
	["open-now.yaml", openNowWords],
	["testimonials.yaml", testimonials],
	["galleries.yaml", galleryWords],
	["privacy-choice.yaml", privacyChoice],
	["pages/home.yaml", homePage],
	["pages/schedule.yaml", schedulePage],
	["pages/not-found.yaml", notFoundPage],
	["pages/error.yaml", errorPage],
	["thank-you.yaml", thankYouWords],
	["pages/thank-you-free-class.yaml", thankYouFreeClassPage],
	["pages/thank-you-intro-call.yaml", thankYouIntroCallPage],
	["pages/thank-you-corporate.yaml", thankYouCorporatePage],
	["pages/thank-you-prolabs.yaml", thankYouProlabsPage],
	["pages/pricing.yaml", pricingPage],
	["pages/corporate.yaml", corporatePage],
	["pages/prolabs.yaml", prolabsPage],
	["pages/group-classes.yaml", groupClassesPage],
	["pages/nutrition-coaching.yaml", nutritionCoachingPage],
	["pages/open-gym.yaml", openGymPage],
	["pages/programs.yaml", programsPage],
	["pages/personal-training.yaml", personalTrainingPage],
	["pages/about.yaml", aboutPage],
	["pages/contact.yaml", contactPage],
	["pages/fitness-tips.yaml", fitnessTipsPage],
	["pages/article.yaml", articlePage],
	["pages/terms.md", legalPage],
	["pages/privacy.md", legalPage],
	["pages/accessibility.md", legalPage],
]);

const articlePath = /^articles\/[a-z0-9-]+\.md$/;

export type Article = z.infer<typeof articleFrontMatter> & {
	/** The file's name, the last part of the article's address. */
	slug: string;
	/** Empty when the excerpt is all there is. */
	body: RichText;
};

/** Terms, privacy or accessibility statement. */
export type LegalPage = z.infer<typeof legalPage> & { body: RichText };

/** Everything in the content folder, checked, with the facts filled into the texts. */
export type Content = {
	site: z.infer<typeof site>;
	policies: z.infer<typeof policies>;
	pricing: z.infer<typeof pricing>;
	schedule: z.infer<typeof schedule>;
	integrations: z.infer<typeof integrations>;
	navigation: z.infer<typeof navigation>;
	dialogs: z.infer<typeof dialogs>;
	coaches: z.infer<typeof coaches>;
	openNow: z.infer<typeof openNowWords>;
	testimonials: z.infer<typeof testimonials>;
	thankYou: z.infer<typeof thankYouWords>;
	galleries: z.infer<typeof galleryWords>;
	privacyChoice: z.infer<typeof privacyChoice>;
	pages: {
		home: z.infer<typeof homePage>;
		schedule: z.infer<typeof schedulePage>;
		notFound: z.infer<typeof notFoundPage>;
		error: z.infer<typeof errorPage>;
		thankYouFreeClass: z.infer<typeof thankYouFreeClassPage>;
		thankYouIntroCall: z.infer<typeof thankYouIntroCallPage>;
		thankYouCorporate: z.infer<typeof thankYouCorporatePage>;
		thankYouProlabs: z.infer<typeof thankYouProlabsPage>;
		pricing: z.infer<typeof pricingPage>;
		corporate: z.infer<typeof corporatePage>;
		prolabs: z.infer<typeof prolabsPage>;
		groupClasses: z.infer<typeof groupClassesPage>;
		nutritionCoaching: z.infer<typeof nutritionCoachingPage>;
		openGym: z.infer<typeof openGymPage>;
		programs: z.infer<typeof programsPage>;
		personalTraining: z.infer<typeof personalTrainingPage>;
		about: z.infer<typeof aboutPage>;
		contact: z.infer<typeof contactPage>;
		fitnessTips: z.infer<typeof fitnessTipsPage>;
		article: z.infer<typeof articlePage>;
		terms: LegalPage;
		privacy: LegalPage;
		accessibility: LegalPage;
	};
	articles: readonly Article[];
	/** The pictures of content/images by file name. */
	images: ReadonlyMap<string, ImageMaster>;
	facts: Facts;
	/** What is left out of the pages, said while building: it does not stop the build. */
	warnings: readonly ContentProblem[];
	/** The content folder's absolute path. */
	folder: string;
};

/**
 * Reads and checks the content folder. Throws a ContentError that lists every mistake with file, line, field, what was
 * expected and what was found.
 */
export async function readContent(folder: string): Promise<Content> {
	const files = await readTexts(folder);
	const images = await readImageMasters(join(folder, "images"));
	stopAt([
		...[...files.values()].flatMap(({ problems }) => problems),
		...unknownFiles(files),
	]);

	const schemaOf = (path: string) =>
		schemas.get(path) ??
		(articlePath.test(path) ? articleFrontMatter : undefined);
	const check = (path: string, schema: ZodType, value: unknown) => {
		const file = files.get(path);
		if (file) return checkContent(schema, file, value);
		return [{ file: `content/${path}`, expected: "this file", found: "none" }];
	};

	stopAt(
		[...factSchemas].flatMap(([path, schema]) =>
			check(path, schema, files.get(path)?.value),
		),
	);
	const raw = (path: string) => files.get(path)?.value;
	const facts = collectFacts({
		site: site.parse(raw("site.yaml")),
		policies: policies.parse(raw("policies.yaml")),
		pricing: pricing.parse(raw("pricing.yaml")),
		schedule: schedule.parse(raw("schedule.yaml")),
	});

	const filled = new Map(
		[...files].map(([path, file]) => [path, fillFacts(file, facts)]),
	);
	const value = (path: string) => filled.get(path)?.value;
	const bodies = new Map(
		[...files].flatMap(([path, file]) =>
			path.endsWith(".md")
				? [[path, parseMarkdown(filled.get(path)?.body ?? "", file)] as const]
				: [],
		),
	);
	const body = (path: string): RichText => bodies.get(path)?.text ?? [];
	const legal = (path: string) => ({
		...legalPage.parse(value(path)),
		body: body(path),
	});
	stopAt([
		...[...filled.values()].flatMap(({ problems }) => problems),
		...[...bodies.values()].flatMap(({ problems }) => problems),
		...[...new Set([...schemas.keys(), ...files.keys()])].flatMap((path) => {
			const schema = schemaOf(path);
			return schema ? check(path, schema, value(path)) : [];
		}),
		...[...files.values()].flatMap((file) => missingPictures(file, images)),
	]);

	const { imageStorage } = integrations.parse(value("integrations.yaml"));
	const content: Content = {
		site: site.parse(value("site.yaml")),
		policies: policies.parse(value("policies.yaml")),
		pricing: pricing.parse(value("pricing.yaml")),
		schedule: schedule.parse(value("schedule.yaml")),
		integrations: integrations.parse(value("integrations.yaml")),
		navigation: navigation.parse(value("navigation.yaml")),
		dialogs: dialogs.parse(value("dialogs.yaml")),
		coaches: coaches.parse(value("coaches.yaml")),
		openNow: openNowWords.parse(value("open-now.yaml")),
		testimonials: testimonials.parse(value("testimonials.yaml")),
		thankYou: thankYouWords.parse(value("thank-you.yaml")),
		galleries: galleryWords.parse(value("galleries.yaml")),
		privacyChoice: privacyChoice.parse(value("privacy-choice.yaml")),
		pages: {
			home: homePage.parse(value("pages/home.yaml")),
			schedule: schedulePage.parse(value("pages/schedule.yaml")),
			notFound: notFoundPage.parse(value("pages/not-found.yaml")),
			error: errorPage.parse(value("pages/error.yaml")),
			thankYouFreeClass: thankYouFreeClassPage.parse(
				value("pages/thank-you-free-class.yaml"),
			),
			thankYouIntroCall: thankYouIntroCallPage.parse(
				value("pages/thank-you-intro-call.yaml"),
			),
			thankYouCorporate: thankYouCorporatePage.parse(
				value("pages/thank-you-corporate.yaml"),
			),
			thankYouProlabs: thankYouProlabsPage.parse(
				value("pages/thank-you-prolabs.yaml"),
			),
			pricing: pricingPage.parse(value("pages/pricing.yaml")),
			corporate: corporatePage.parse(value("pages/corporate.yaml")),
			prolabs: prolabsPage.parse(value("pages/prolabs.yaml")),
			groupClasses: groupClassesPage.parse(value("pages/group-classes.yaml")),
			nutritionCoaching: nutritionCoachingPage.parse(
				value("pages/nutrition-coaching.yaml"),
			),
			openGym: openGymPage.parse(value("pages/open-gym.yaml")),
			programs: programsPage.parse(value("pages/programs.yaml")),
			personalTraining: personalTrainingPage.parse(
				value("pages/personal-training.yaml"),
			),
			about: aboutPage.parse(value("pages/about.yaml")),
			contact: contactPage.parse(value("pages/contact.yaml")),
			fitnessTips: fitnessTipsPage.parse(value("pages/fitness-tips.yaml")),
			article: articlePage.parse(value("pages/article.yaml")),
			terms: legal("pages/terms.md"),
			privacy: legal("pages/privacy.md"),
			accessibility: legal("pages/accessibility.md"),
		},
		articles: [...files.keys()].flatMap((path) =>
			articlePath.test(path)
				? [
						{
							...articleFrontMatter.parse(value(path)),
							slug: basename(path, ".md"),
							body: body(path),
						},
					]
				: [],
		),
		images,
		facts,
		warnings: [...files].flatMap(([path, file]) =>
			strangePictures(file, value(path), imageStorage),
		),
		folder,
	};
	const known = knownPaths(schemas.keys(), content.articles);
	stopAt([
		...unknownTestimonials(
			content.testimonials,
			files.get("testimonials.yaml"),
		),
		...unknownMember(
			content.testimonials,
			files.get("pages/nutrition-coaching.yaml"),
			["testimonial", "person"],
			content.pages.nutritionCoaching.testimonial.person,
		),
		...unknownMember(
			content.testimonials,
			files.get("pages/thank-you-intro-call.yaml"),
			["quote", "person"],
			content.pages.thankYouIntroCall.quote.person,
		),
		...brokenItinerary(
			content.pages.corporate.itinerary.rows,
			content.pricing.corporate.sampleInMinutes,
			files.get("pages/corporate.yaml"),
		),
		...brokenClassParts(
			content.pages.groupClasses,
			content.policies.durationsInMinutes.groupClass,
			files.get("pages/group-classes.yaml"),
		),
		...content.articles.flatMap((article) => {
			const file = files.get(`articles/${article.slug}.md`);
			return [
				...unknownServices(article, content.pages.article.services, file),
				...foreignPictures(article, content.integrations.imageStorage, file),
			];
		}),
		...[...files].flatMap(([path, file]) =>
			deadLinks(file, value(path), bodies.get(path)?.links ?? [], known),
		),
		...brokenClasses(content.schedule, {
			file: files.get("schedule.yaml"),
			groupClass: content.policies.durationsInMinutes.groupClass,
			coaches: content.coaches,
		}),
	]);
	return content;
}

function stopAt(problems: readonly ContentProblem[]): void {
	if (problems.length > 0) throw new ContentError(problems);
}

/** How many files are read at once: systems allow a program few hundred open ones, and articles may be thousands. */
const openFiles = 128;

/** The YAML and Markdown files by path within the folder, in a stable order. */
async function readTexts(folder: string): Promise<Map<string, ContentFile>> {
	const entries = await readdir(folder, { recursive: true });
	const paths = entries
		.map((path) => path.replaceAll("\\", "/"))
		.filter((path) => /\.(ya?ml|md)$/.test(path) && !path.startsWith("images/"))
		.toSorted();
	const files = new Map<string, ContentFile>();
	for (let start = 0; start < paths.length; start += openFiles) {
		const batch = paths.slice(start, start + openFiles);
		const texts = await Promise.all(
			batch.map((path) => readFile(join(folder, path), "utf8")),
		);
		for (const [index, path] of batch.entries())
			files.set(path, parseContentFile(`content/${path}`, texts[index] ?? ""));
	}
	return files;
}

/** A file that no page reads is a misspelled name: its writer would wonder why nothing changes. */
function unknownFiles(
	files: ReadonlyMap<string, ContentFile>,
): ContentProblem[] {
	return [...files.keys()]
		.filter((path) => !schemas.has(path) && !articlePath.test(path))
		.map((path) => ({
			file: `content/${path}`,
			expected: "a file that the site reads",
			found: "an unknown file name",
		}));
}
