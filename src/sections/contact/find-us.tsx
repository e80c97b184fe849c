import type contact from "content:contact";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { MapFrame } from "../map-frame.tsx";

type Props = { findUs: (typeof contact)["findUs"] };

/** Where the gym is, and the way there (CONT-07). */
export function FindUs({ findUs }: Props) {
	return (
		<Section id="find-us" className="find-us">
			<div className="wrap">
				<SectionHead id="find-us" title={findUs.title} lead={findUs.text} />
				<MapFrame />
				<div className="find-us-way">
					<address>{findUs.addressLines.join(", ")}</address>
					<p>
						<span>{findUs.directions}</span>
						<Link
							href={findUs.appleUrl}
							isExternal
							hasArrow
							className="text-link"
						>
							{findUs.apple}
						</Link>
						<Link
							href={findUs.googleUrl}
							isExternal
							hasArrow
							className="text-link"
						>
							{findUs.google}
						</Link>
					</p>
				</div>
			</div>
		</Section>
	);
}
