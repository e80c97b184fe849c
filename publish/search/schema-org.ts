/** The part of https://schema.org that the site speaks. A mistyped property does not compile. */
export type Thing =
	| Gym
	| WebSite
	| WebPage
	| BreadcrumbList
	| Service
	| Article
	| Person;

export type Reference = { "@id": string };

/** One graph of things per page. */
export type Graph = {
	"@context": "https://schema.org";
	"@graph": readonly Thing[];
};

export type Gym = {
	"@type": "ExerciseGym";
	"@id": string;
	name: string;
	alternateName: string;
	description: string;
	url: string;
	logo: string;
	image: string;
	telephone: string;
	email: string;
	address: PostalAddress;
	geo: { "@type": "GeoCoordinates"; latitude: number; longitude: number };
	hasMap: string;
	openingHoursSpecification: readonly OpeningHours[];
	specialOpeningHoursSpecification?: readonly OpeningHours[];
	/** "$30 to $95": at most 100 characters. */
	priceRange: string;
	currenciesAccepted: "USD";
	sameAs: readonly string[];
};

export type PostalAddress = {
	"@type": "PostalAddress";
	streetAddress: string;
	addressLocality: string;
	addressRegion: string;
	postalCode: string;
	addressCountry: "US";
};

/** A day that the gym stays closed opens and closes at 00:00. */
export type OpeningHours = {
	"@type": "OpeningHoursSpecification";
	dayOfWeek?: readonly string[];
	/** 05:30 */
	opens: string;
	closes: string;
	/** 2026-11-26 */
	validFrom?: string;
	validThrough?: string;
};

export type WebSite = {
	"@type": "WebSite";
	"@id": string;
	url: string;
	name: string;
	description: string;
	inLanguage: "en-US";
	publisher: Reference;
};

export type WebPage = {
	"@type": "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";
	"@id": string;
	url: string;
	name: string;
	description: string;
	inLanguage: "en-US";
	isPartOf: Reference;
	about?: Reference;
	breadcrumb?: Reference;
	primaryImageOfPage: string;
};

export type BreadcrumbList = {
	"@type": "BreadcrumbList";
	"@id": string;
	itemListElement: readonly {
		"@type": "ListItem";
		position: number;
		name: string;
		item: string;
	}[];
};

export type Service = {
	"@type": "Service";
	"@id": string;
	name: string;
	description?: string;
	serviceType: string;
	url: string;
	provider: Provider;
	areaServed: { "@type": "City"; name: string };
	/** When it takes place, in the gym's time. */
	hoursAvailable?: readonly OpeningHours[];
	offers?: readonly Offer[];
};

/** The gym in short, with the id under which the home page describes it. */
export type Provider = {
	"@type": "ExerciseGym";
	"@id": string;
	name: string;
	url: string;
};

export type Offer = {
	"@type": "Offer";
	name?: string;
	url: string;
	/** Whole dollars: "79"; "11.29" with cents. */
	price: string;
	priceCurrency: "USD";
	availability: "https://schema.org/InStock";
	priceSpecification: UnitPrice;
};

export type UnitPrice = {
	"@type": "UnitPriceSpecification";
	price: string;
	priceCurrency: "USD";
	/** Of UN/CEFACT: HUR hour, WEE week, MON month. */
	unitCode?: "HUR" | "WEE" | "MON";
	/** What one of it is where no code names it: "session". */
	unitText?: string;
};

export type Article = {
	"@type": "Article";
	"@id": string;
	headline: string;
	description: string;
	image: string;
	/** 2023-05-11 */
	datePublished: string;
	dateModified: string;
	author: { "@type": "Person"; name: string; worksFor?: Reference };
	publisher: Provider;
	mainEntityOfPage: Reference;
	articleSection: string;
	inLanguage: "en-US";
};

export type Person = {
	"@type": "Person";
	"@id": string;
	name: string;
	jobTitle: string;
	description: string;
	/** Profiles elsewhere. */
	sameAs?: readonly string[];
	worksFor: Reference;
};
