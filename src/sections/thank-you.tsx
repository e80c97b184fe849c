import type freeClass from "content:thank-you-free-class";
import { ArrowUpRight, Navigation } from "lucide-react";
import { buttonLook } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { MapFrame } from "./map-frame.tsx";
import { SocialLinks } from "./social-links.tsx";

type Page = typeof freeClass;

/** After a booking: what to do now, what to expect, how to get here (TY-01 to TY-03). */
export function ThankYou({ page }: { page: Page }) {
	return (
		<>
			<div className="wrap page-head">
				<h1 tabIndex={-1}>{page.headline}</h1>
				<p className="lead">{page.lead}</p>
			</div>
			<div className="wrap split thanks" data-picture="narrow-end">
				<div className="split-body">
					<ol className="steps">
						{page.steps.map(({ title, text }, position) => (
							<li key={title}>
								<h2>{title}</h2>
								<p>{text}</p>
								{position === 0 && (
									<Link href={page.waiverUrl} isExternal {...buttonLook()}>
										{page.waiver}
										<ArrowUpRight className="icon" />
									</Link>
								)}
							</li>
						))}
					</ol>
					<section className="thanks-expect" aria-labelledby="expect-title">
						<h2 id="expect-title">{page.expect.title}</h2>
						<p>{page.expect.text}</p>
					</section>
				</div>
				<Place page={page} />
			</div>
		</>
	);
}

function Place({ page }: { page: Page }) {
	const { place } = page;
	return (
		<section className="split-picture ticket" aria-labelledby="place-title">
			<h2 id="place-title">{place.title}</h2>
			<address>
				{page.addressLines.map((line) => (
					<span key={line} className="block">
						{line}
					</span>
				))}
				<span className="muted">{page.parkingNote}</span>
			</address>
			<p>
				<Link href={page.directionsUrl} isExternal className="text-link">
					<Navigation className="icon" />
					{place.directions}
				</Link>
			</p>
			<MapFrame />
			<dl className="pairs">
				<div>
					<dt>{place.phone}</dt>
					<dd>
						<Link href={`tel:${page.phoneNumber}`}>{page.phone}</Link>
					</dd>
				</div>
				<div>
					<dt>{place.email}</dt>
					<dd>
						<Link href={`mailto:${page.email}`}>{page.email}</Link>
					</dd>
				</div>
			</dl>
			<SocialLinks />
		</section>
	);
}
